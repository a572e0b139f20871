import { expect, type Page } from '@playwright/test'
import { type Config, test } from '../../tideline.ts'
import { openInside } from './openInside.ts'
import { addresses } from './publicNetwork/addresses.ts'
import { matches } from './publicNetwork/matches.ts'
import type { Kind } from './publicNetwork/parts.ts'
import { redirects, servePublicNetwork, unknownHash } from './publicNetwork/server.ts'
import { tokens } from './publicNetwork/tokens.ts'
import { transactions } from './publicNetwork/transactions.ts'
import { seenOn } from './seenOn.ts'

/** What a page says when a value was not what its code took it for, or when it broke. */
const broken =
  /\bNaN\b|\bundefined\b|\[object|Invalid Date|Infinity|page could not be shown|part of the page failed|cannot read/i

/** Every kind is looked at, also after one that failed. With an `id`, on the page that shows it and not the one before. */
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

/** Loads the app once, with a public server behind it; it goes on from there by itself. */
async function start(page: Page, config: Config) {
  await servePublicNetwork(page, config)
  await page.goto('/txs')
  await expect(page.getByRole('table')).toBeVisible()
}

test('says of every kind of transaction what it is', async ({ page, config }) => {
  await start(page, config)
  for (const each of transactions) {
    const id = String(each.record.hash)
    await openInside(page, `/tx/${id}${each.tab ? `?tab=${each.tab}` : ''}`)
    await mustSee(page, each, id)
  }
  await openInside(page, `/tx/${unknownHash}`)
  await mustSee(page, { kind: 'unknown', sees: ['Neither the explorer nor the node knows'] })
})

test('says of every kind of address who it is', async ({ page, config }) => {
  await start(page, config)
  for (const each of addresses) {
    const id = String(each.record.hash)
    await openInside(page, `/address/${id}${each.tab ? `?tab=${each.tab}` : ''}`)
    await mustSee(page, each, id)
  }
})

test('says of every kind of token what it is worth, if anything', async ({ page, config }) => {
  await start(page, config)
  for (const each of tokens) {
    const id = String(each.record.address_hash)
    await openInside(page, `/token/${id}${each.tab ? `?tab=${each.tab}` : ''}`)
    await mustSee(page, each, id)
  }
})

test('lists every kind, and names all that a search finds', async ({ page, config }) => {
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
  await mustSee(page, { kind: 'pending transactions', sees: ['pending'] })
  await openInside(page, '/tokens')
  await mustSee(page, {
    kind: 'tokens',
    sees: ['Scam', 'Two different tokens are called', 'Certified', 'base units', 'ERC-404'],
  })
  await openInside(page, '/token-transfers')
  await mustSee(page, {
    kind: 'transfers',
    sees: ['Mint', 'Burn', 'Zero value', 'Scam', 'begin and end alike'],
  })
})
