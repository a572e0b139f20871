import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../../fixtures.ts'
import { openInside } from './openInside.ts'
import { addresses } from './publicNetwork/addresses.ts'
import { matches } from './publicNetwork/matches.ts'
import type { Kind } from './publicNetwork/parts.ts'
import { redirects, servePublicNetwork, unknownHash } from './publicNetwork/server.ts'
import { tokens } from './publicNetwork/tokenKinds.ts'
import { transactions } from './publicNetwork/transactionKinds.ts'
import { seenOn } from './seenOn.ts'

/** Texts that appear only when a value was misread or a part failed. */
const broken =
  /\bNaN\b|\bundefined\b|\[object|Invalid Date|Infinity|page could not be shown|part of the page failed|cannot read/i

const pendingHashes = transactions
  .filter(({ record }) => record.result === 'pending')
  .map(({ record }) => String(record.hash))

/** Checks every kind, also after one failed. With an `id` it waits for the page of that record. */
async function mustSee(
  page: Page,
  { kind, sees, never = [] }: Pick<Kind, 'kind' | 'sees' | 'never'>,
  id = '',
) {
  let text = ''
  const has = (each: string | RegExp) => (typeof each === 'string' ? text.includes(each) : each.test(text))
  const missing = async () => {
    text = await seenOn(page)
    return text.toLowerCase().includes(id) ? sees.filter((each) => !has(each)) : [id]
  }
  await expect.soft.poll(missing, { message: kind, intervals: [30, 60, 100], timeout: 8_000 }).toEqual([])
  expect.soft(never.filter(has), `${kind}: untrue`).toEqual([])
  expect.soft(text, kind).not.toMatch(broken)
}

/** Loads the app once with a public server; later navigation is inside of the app. */
async function start(page: Page, config: Config) {
  await servePublicNetwork(page, config)
  await page.goto('/txs')
  await expect(page.getByRole('table')).toBeVisible()
}

test('every kind of transaction is described correctly', async ({ page, config }) => {
  await start(page, config)
  for (const each of transactions) {
    const id = String(each.record.hash)
    await openInside(page, `/tx/${id}${each.tab ? `?tab=${each.tab}` : ''}`)
    await mustSee(page, each, id)
  }
  await openInside(page, `/tx/${unknownHash}`)
  await mustSee(page, { kind: 'unknown', sees: ['Neither the explorer nor the node has'] })
})

test('every kind of address is described correctly', async ({ page, config }) => {
  await start(page, config)
  for (const each of addresses) {
    const id = String(each.record.hash)
    await openInside(page, `/address/${id}${each.tab ? `?tab=${each.tab}` : ''}`)
    await mustSee(page, each, id)
  }
})

test('every kind of token shows its worth, if any', async ({ page, config }) => {
  await start(page, config)
  for (const each of tokens) {
    const id = String(each.record.address_hash)
    await openInside(page, `/token/${id}${each.tab ? `?tab=${each.tab}` : ''}`)
    await mustSee(page, each, id)
  }
})

test('lists show every kind, and a search names every match', async ({ page, config }) => {
  await start(page, config)
  await openInside(page, '/search?q=tide')
  for (const { kind, sees } of matches) await mustSee(page, { kind, sees: [sees] })
  await mustSee(page, { kind: 'all rows', sees: [], never: ['skipped', 'cannot read'] })
  for (const [hash, type] of Object.entries(redirects)) {
    await openInside(page, `/search?q=${hash}`)
    await mustSee(page, {
      kind: type,
      sees: [`hash of a ${type.replace('_', ' ')}`.replace('a user', 'a user')],
    })
  }
  await openInside(page, '/txs')
  await mustSee(page, {
    kind: 'transactions',
    sees: ['Reverted', 'dropped', 'creates', 'My savings', 'Binance: Hot Wallet 20'],
    never: ['pending'],
  })
  await openInside(page, '/txs?tab=pending')
  // Their state is the tab's, so that no row repeats it.
  await mustSee(page, { kind: 'pending transactions', sees: pendingHashes })
  await openInside(page, '/tokens')
  await mustSee(page, {
    kind: 'tokens',
    sees: [
      'Scam',
      /Two different tokens are called|names (look like|are used)/,
      'Certified',
      'base units',
      'ERC-404',
    ],
  })
  await openInside(page, '/token-transfers')
  await mustSee(page, {
    kind: 'transfers',
    sees: ['Mint', 'Burn', 'Zero value', 'Scam', 'begin and end alike'],
  })
})
