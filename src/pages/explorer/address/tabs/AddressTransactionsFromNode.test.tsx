import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressTransactions } from './AddressTransactions.tsx'

// Loads the code of an outage before it, because loading is slow on a busy machine.
beforeAll(() =>
  Promise.all([
    import('./AddressTransactionsFromNode.tsx'),
    import('#pages/explorer/parts/lists/ListFailure.tsx'),
  ]),
)

const self = checksummed(`0x${'d1'.repeat(20)}`)
const other = checksummed(`0x${'d2'.repeat(20)}`)
const word = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const quantity = (number: number) => `0x${number.toString(16)}`

/** The address by a chain of 1,200 blocks without the block `missing`, whose newest has a transaction for each of `pairs`. */
async function open(pairs: readonly (readonly [string, string])[], { search = '', missing = 0 } = {}) {
  const explorer = { isDown: true }
  await serveSources(
    ({ pathname }) => {
      if (explorer.isDown) return new Response('{}', { status: 503 })
      return pathname.endsWith(self)
        ? { hash: self, is_contract: false }
        : { items: [], next_page_params: null }
    },
    ({ method, params: [tag, isWhole] }) => {
      if (method === 'eth_blockNumber') return { result: quantity(1_200) }
      if (!method.startsWith('eth_getBlockBy'))
        return { error: { code: -32_601, message: 'Method not found' } }
      const number = Number(tag)
      if (number === missing) return { result: null }
      const whole = pairs.map(([from, to], index) => ({
        ...{ hash: word(9_000 + index), blockNumber: quantity(number), from, to, value: '0x0' },
        ...{ gas: '0x5208', gasPrice: '0x1', nonce: '0x0', input: '0x' },
      }))
      const listed = isWhole ? whole : whole.map(({ hash }) => hash)
      return {
        result: {
          ...{ number: quantity(number), hash: word(number), parentHash: word(number - 1) },
          ...{ timestamp: '0x6980a000', gasUsed: '0x0', gasLimit: '0x1' },
          transactions: number === 1_200 ? listed : [],
        },
      }
    },
  )
  renderPart(<AddressTransactions address={self} />, `/address/${self}${search}`, '/address/$address')
  await screen.findByText(/Only the newest blocks were searched, read from the node\./)
  return explorer
}

const pairs = [
  [self, other],
  [other, self],
  [other, other],
] as const

test.each([
  ['', [1, 0]],
  ['?filter=from', [0]],
  ['?filter=to', [1]],
])(
  'while the explorer is down the list "%s" has those of the newest blocks by the node',
  async (search, found) => {
    await open(pairs, { search })
    const links = (await screen.findAllByRole('row'))
      .slice(1)
      .map((row) => row.querySelector('a')?.getAttribute('href'))
    expect(links).toEqual(found.map((index) => `/tx/${word(9_000 + index)}`))
    expect(screen.getByText(`${found.length} shown, of blocks 1,181 to 1,200`)).toBeTruthy()
  },
)

test.each([
  ['', 0, 'None from or to this address in blocks 1,181 to 1,200.'],
  ['?filter=from', 0, 'None from this address in blocks 1,181 to 1,200.'],
  ['?filter=to', 0, 'None to this address in blocks 1,181 to 1,200.'],
  ['', 1_198, 'None from or to this address in blocks 1,199 to 1,200.'],
  ['', 1_199, 'None from or to this address in block 1,200.'],
])(
  'none "%s" past a missing block %i is said of the blocks that were read',
  async (search, missing, said) => {
    await open([[other, other]], { search, missing })
    expect(await screen.findByText(said)).toBeTruthy()
  },
)

test('the list of the explorer returns when it answers again', async () => {
  const explorer = await open(pairs)
  explorer.isDown = false
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText('No transactions yet.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/Only the newest blocks/)).toBeNull())
})
