import { expect, test } from 'vitest'
import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { eventLines } from './eventFile.ts'

const reserve = sampleReserve(6, { symbol: '=TUSD' })
const user = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const unlisted = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const pool = '0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9'
const place = { user, hash: `0x${'11'.repeat(32)}` as const, block: 7, index: 0, at: new Date(0) } as const

test('a CSV of events is oldest first, with exact amounts and empty unknown values', () => {
  const events: LendingEvent[] = [
    { ...place, kind: 'score', before: 600, after: 605, reason: 'paid', at: null },
    { ...place, kind: 'withdraw', asset: unlisted, amount: 5n },
    { ...place, kind: 'deposit', asset: reserve.asset, amount: 12_345_678_901n },
  ]
  const read = { events, fromBlock: 5, toBlock: 9, unreadable: 1, rest: null }
  const [head, first, second, third] = eventLines({ Pool: pool, Filter: `account ${user}` }, read, [reserve])
  expect(head).toMatch(/,Block,Transaction,Pool,Filter,Blocks,Unreadable logs,Read \(UTC\)\r\n$/)
  expect(first).toContain(
    `1970-01-01T00:00:00.000Z,Deposit,${user},${reserve.asset},'=TUSD,12345.678901,,7,${place.hash},${pool},account ${user},5 to 9,1,2`,
  )
  expect(second).toContain(`Withdrawal,${user},${unlisted},,,,7`)
  expect(third).toContain(`,Credit score,${user},,,,600 to 605: a cycle was paid,7,${place.hash},${pool}`)
})
