import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresCluster, startPostgresCluster } from './postgresCluster.ts'

let cluster: PostgresCluster

beforeAll(async () => {
  cluster = await startPostgresCluster(1)
}, 120_000)

afterAll(() => cluster.stop(), 60_000)

test('a replica comes back although somebody had its port when it started again', async () => {
  const [replica] = cluster.replicas
  if (!replica) throw new Error('There is no replica.')
  await replica.stop()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(Number(new URL(replica.url).port), '127.0.0.1', resolve))
  const started = replica.start()
  await new Promise((resolve) => setTimeout(resolve, 500))
  other.close()
  await started
  const client = new pg.Client({ connectionString: replica.url })
  await client.connect()
  const { rows } = await client.query('select pg_is_in_recovery() as standby')
  await client.end()
  expect(rows).toEqual([{ standby: true }])
}, 60_000)
