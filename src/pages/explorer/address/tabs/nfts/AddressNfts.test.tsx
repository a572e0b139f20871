import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { alice, bob, tokens, tokenTransfers } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressNfts } from './AddressNfts.tsx'

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  })
})

const shells = { ...tokens.strict, type: 'ERC-721', symbol: 'SHELL', is_scam: false, reputation: 'ok' }
const list = (...items: object[]) => ({ items, next_page_params: null })
const unknown = () => Response.json({ message: 'Unknown' }, { status: 404 })

/** Opens the tab of alice's NFTs. Each path that ends with a key answers its list; others are unknown. */
async function open(answers: Record<string, object>) {
  await serveSources(
    ({ pathname }) => Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1] ?? unknown(),
    () => ({ error: { code: 3, message: 'execution reverted' } }),
  )
  return renderPart(<AddressNfts address={alice} />, `/address/${alice}`, '/address/$address').container
}

test('the NFTs of an address show their collection, and their amount where there may be several', async () => {
  await open({
    '/nft': list(
      { id: '7', token: shells, value: '1', metadata: { name: 'Shell' } },
      { id: '8', token: { ...shells, type: 'ERC-1155', symbol: 'CRATE' }, value: '1200' },
      { id: '9', token: { ...shells, type: 'ERC-1155', symbol: 'CRATE' }, value: null },
    ),
  })
  const cards = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(cards[0]).toMatch(/#7.*Shell.*SHELL/)
  expect(cards[0]).not.toContain('Amount')
  expect(cards[1]).toMatch(/#8.*CRATE.*Amount 1,200/)
  expect(cards[2]).toContain('Unknown amount')
})

test('NFTs reported as scams are collapsed until the user wants to see them', async () => {
  await open({
    '/nft': list({ id: '7', token: { ...shells, reputation: 'scam', is_scam: true }, value: '1' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /show/i }))
  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toContain('#7')
})

test('where the explorer only counts, the ids come from the transfers and it says which were searched', async () => {
  const transfer = (token_id: string, from: string, to: string, place: number) => ({
    ...{ ...tokenTransfers.strict, token: shells, token_type: 'ERC-721', total: { token_id } },
    ...{ from: { hash: from }, to: { hash: to } },
    transaction_hash: `0x${String(place).padStart(64, '0')}`,
  })
  const container = await open({
    '/tokens': list({ token: shells, value: '1', token_id: null }),
    '/token-transfers': list(
      transfer('1', bob, alice, 3),
      transfer('2', alice, bob, 2),
      transfer('2', bob, alice, 1),
    ),
  })
  const shown = await screen.findByRole('list', { name: 'NFTs by the transfers of the address' })
  expect(container.textContent).toContain('counts these NFTs without their IDs')
  expect(container.textContent).toContain('Searched all 3 token transfers')
  expect(shown.textContent).toContain('#1')
  expect(shown.textContent).not.toContain('#2')
})

test('an address without NFTs says so', async () => {
  await open({ '/nft': list() })
  expect(await screen.findByText('No NFTs.')).toBeDefined()
})
