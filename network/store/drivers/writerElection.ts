import pg from 'pg'

/** An arbitrary number: every process that could write to this database tries this advisory lock. */
const writerLock = 7_316_202

/**
 * Elects the one process that writes. The lock lives as long as its own connection. When the process or the connection
 * ends, another process gets the lock.
 */
export function openElection(databaseUrl: string) {
  let client: pg.Client | undefined
  let elected = false

  function lose(broken: pg.Client): void {
    if (client !== broken) return
    client = undefined
    elected = false
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    await next.connect()
    return next
  }

  return {
    async mayWrite(): Promise<boolean> {
      if (elected) return true
      client ??= await connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as elected', [writerLock])
      elected = client !== undefined && rows[0]?.elected === true
      return elected
    },
    async resign(): Promise<void> {
      await client?.end()
    },
  }
}
