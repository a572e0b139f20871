import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { button, chain, connectTrader, emptyBrowserBeforeEach, open } from '#pages/testing/tradeFixture.tsx'

/* The token of this market answers TIDE on the chain; the stablecoins are HUSD and RUSD. */

beforeAll(async () => {
  await connectTrader()
}, 30_000)

emptyBrowserBeforeEach()

async function notes(symbol: string): Promise<string> {
  await open({ symbol })
  await button('Enter an amount to buy')
  return screen
    .queryAllByRole('note')
    .map(({ textContent }) => textContent)
    .join(' ')
}

test('a token with a name of its own has no notice', async () => {
  expect(await notes('TIDE')).toBe('')
})

test.each([
  ['the symbol of a stablecoin', 'HUSD'],
  ['the symbol of a stablecoin in another case', 'husd'],
  ['the symbol of a stablecoin with a Greek letter', '\u0397USD'],
])(
  'a token with %s is told apart from it by its address, in the notice and among what may pay',
  async (_, symbol) => {
    expect(await notes(symbol)).toMatch(
      /0x0000…00Ee, the token of this market. The stablecoin HUSD 0x0000…00Dd is another token/i,
    )
    const { options } = (await screen.findByLabelText('Pay with')) as HTMLSelectElement
    expect(options[0]?.text).toMatch(/^HUSD 0x0000…00Dd/i)
    expect(options[1]?.text).toMatch(/^RUSD/)
  },
)

test.each(['USDC', 'usdt', 'ETH', 'D\u0410I'])(
  'a token called %s is not the well-known one',
  async (symbol) => {
    expect(await notes(symbol)).toMatch(/was created with this market. It is not the well-known [A-Z]+\./)
  },
)

test('a token that the wallet holds and that has the same symbol is told apart', async () => {
  chain.holdsOther = true
  await open({ symbol: 'WAVE' })
  expect((await screen.findByText(/Your wallet also holds/)).textContent).toMatch(
    /WAVE 0x0000…00e2, which is another token/i,
  )
})

test('a symbol of the indexer that is not the contract’s is named with both', async () => {
  expect(await notes('GOLD')).toContain(
    'The contract of this token calls itself TIDE, the indexer calls it GOLD.',
  )
})

test('a symbol with a letter that only looks Latin is not warned of again beside the warning of the page', async () => {
  expect(await notes('\u0422IDE')).not.toMatch(/only look Latin/)
})
