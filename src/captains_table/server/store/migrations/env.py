"""How Alembic runs the migrations: on the connection and in the transaction it is handed."""

from alembic import context

from captains_table.server.store.schema import metadata

if __name__ == "env_py":  # Alembic's name for this file; whoever else imports it runs nothing
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    context.run_migrations()
