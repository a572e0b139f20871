import pg from 'pg'

/** Ends every connection to a server: pools, listeners, replicas, and the one that holds the election's lock. */
export async function endConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
}
