import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { transactionsInBlock } from './participants.ts'

const blockTime = 12
const start = Date.UTC(2026, 0, 1) / 1000

export type SqlFragments = ReturnType<typeof sqlFragments>

/** The parts of the statements of `fill`. `i` is the number of the row. */
export function sqlFragments(seed: string) {
  const list = (addresses: Address[]) => sql`${`{${addresses.join(',')}}`}::text[]`
  /** A number from 0 to 1 that follows from a row's number and a name. */
  const chance = (name: string, number: SQL) =>
    sql`(('x' || substr(md5(${`${seed}${name}`}::text || ${number}), 1, 7))::bit(28)::integer / 268435456.0)`
  return {
    i: sql.raw('i'),
    list,
    chance,
    numbers: (count: number) => sql`generate_series(0, ${count - 1}::integer) as i`,
    hash: (kind: string, number: SQL) =>
      sql`'0x' || md5(${`${seed}${kind}`}::text || ${number}) || md5(${number} || ${`${kind}${seed}`}::text)`,
    /** One of a list. The first ones are chosen far more often than the last. */
    oneOf: (addresses: Address[], name: string, number: SQL) =>
      sql`(${list(addresses)})[1 + floor(${addresses.length}::integer * power(${chance(name, number)}, 3))::integer]`,
    blockOf: (transaction: SQL) => sql`(${transaction}) / ${transactionsInBlock}::integer`,
    timeOf: (block: SQL) => sql`to_timestamp(${start}::bigint + (${block}) * ${blockTime}::integer)`,
    logIndex: (transaction: SQL, inside: SQL) =>
      sql`((${transaction}) % ${transactionsInBlock}::integer) * 20 + ${inside}`,
    named: (addresses: Address[]) => sql`unnest(${list(addresses)}) with ordinality as input(address, i)`,
  }
}
