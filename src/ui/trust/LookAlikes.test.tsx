import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { LookAlikes } from './LookAlikes.tsx'
import { TokenTrust } from './TokenTrust.tsx'

// The table of letters loads with the first warning.
vi.setConfig({ testTimeout: 20_000 })

const token = (digit: number, symbol: string, isCertified = false) => ({
  address: checksummed(`0x${`a${digit}`.repeat(20)}`),
  symbol,
  name: null,
  isCertified,
})

/** The warning above these tokens, and the text of their marks. */
async function warn(tokens: ReturnType<typeof token>[]) {
  const list = (
    <QueryClientProvider client={new QueryClient()}>
      <LookAlikes tokens={tokens}>
        <ul>
          {tokens.map((each) => (
            <li key={each.address}>
              <TokenTrust token={each} />
            </li>
          ))}
        </ul>
      </LookAlikes>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => list }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  const note = await screen.findByRole('note', {}, { timeout: 15_000 })
  return {
    said: note.textContent?.trim(),
    marks: screen.getAllByRole('listitem').map((each) => each.textContent),
  }
}

test('two tokens of one symbol are named once with both addresses, and each is marked with its own', async () => {
  const { said, marks } = await warn([token(1, 'GULL'), token(2, 'TIDE'), token(3, 'GULL')])
  expect(said?.toLowerCase()).toBe(
    'two different tokens are called gull on this page: 0xa1a1…a1a1 and 0xa3a3…a3a3.',
  )
  expect(marks.map((mark) => mark?.toLowerCase())).toEqual([
    'look-alike 0xa1a1…a1a1',
    '',
    'look-alike 0xa3a3…a3a3',
  ])
})

test('a certified token of a shared symbol is not marked', async () => {
  const { marks } = await warn([token(1, 'GULL', true), token(2, 'GULL')])
  expect(marks.map((mark) => mark?.toLowerCase())).toEqual(['', 'look-alike 0xa2a2…a2a2'])
})

test('of many tokens of one symbol the first are named and the others counted', async () => {
  const { said } = await warn([1, 2, 3, 4, 5].map((digit) => token(digit, 'LP')))
  expect(said?.toLowerCase()).toBe(
    '5 different tokens are called lp on this page: 0xa1a1…a1a1, 0xa2a2…a2a2, 0xa3a3…a3a3 and 2 more.',
  )
})

test('tokens of one symbol are named together, and its imitation with what it imitates and the sign of other letters', async () => {
  const { said } = await warn([token(1, 'TIDE'), token(2, 'TIDE'), token(3, 'ТIDE')])
  expect(said?.toLowerCase()).toMatch(
    /^two different tokens are called tide on this page: 0xa1a1…a1a1 and 0xa2a2…a2a2\./,
  )
  expect(said).toMatch(
    /ТIDE \(0x.{4}…a3a3\)\s*looks like TIDE \(0x.{4}…a1a1\) and is written with other letters\.$/i,
  )
  expect(await screen.findByRole('img', { name: /only look Latin/ })).toBeTruthy()
})

test('several shared names are counted, and named once the warning is opened', async () => {
  const { said } = await warn([token(1, 'GULL'), token(2, 'GULL'), token(3, 'TIDE'), token(4, 'TIDE')])
  expect(said).toMatch(/^2 names are used by more than one token on this page/)
  const details = screen.getByRole('group')
  expect(details.matches('[open]')).toBe(false)
  expect(details.textContent).toContain('Two different tokens are called GULL on this page: 0xA1')
  expect(details.textContent).toContain('Two different tokens are called TIDE on this page: 0xA3')
})

test('an imitated and a shared name are counted together', async () => {
  const { said } = await warn([token(1, 'GULL'), token(2, 'GULL'), token(3, 'USDС')])
  expect(said).toMatch(/^2 names look like other names/)
})
