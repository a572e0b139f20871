import { afterAll, expect, test } from 'vitest'
import { tokenBalances, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { openSample } from '#network/testing/store/sample.ts'
import { balanceFromTransfers } from './transferHistory.ts'

const store = await openSample()

afterAll(() => store.close())

test('a balance before a log is the same from the earlier transfers as from the later ones', async () => {
  const transfers = await store.database.select().from(tokenTransfers)
  const balances = await store.database.select().from(tokenBalances)
  let several = 0
  for (const { token, holder, tokenId } of balances) {
    for (const id of [null, tokenId]) {
      const ofHolder = transfers.filter(
        (each) =>
          each.token === token && [each.from, each.to].includes(holder) && [null, each.tokenId].includes(id),
      )
      for (const { blockNumber, logIndex } of ofHolder) {
        const of = { token, tokenId: id, address: holder }
        const [until, since] = await Promise.all(
          (['until', 'since'] as const).map((part) =>
            balanceFromTransfers(store.database, of, { blockNumber, logIndex }, part),
          ),
        )
        expect([of, blockNumber, logIndex, since]).toEqual([of, blockNumber, logIndex, until])
        if (until !== 0n) several += 1
      }
    }
  }
  expect(several).toBeGreaterThan(3)
})
