import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { TokenLink } from './TokenLink.tsx'

// The table of letters loads with the first sign.
vi.setConfig({ testTimeout: 20_000 })

const token = checksummed(`0x${'a1'.repeat(20)}`)
const other = checksummed(`0x${'b2'.repeat(20)}`)

/** How many signs a link has, beside one that always has it, so that the table of letters was read. */
async function signsOf(symbol: string) {
  const links = () => (
    <>
      <TokenLink address={other} symbol="ТIDE" />
      <TokenLink address={token} symbol={symbol} />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: links }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  const signs = await screen.findAllByRole('img', { name: /only look Latin/ }, { timeout: 15_000 })
  return signs.length - 1
}

test.each([
  ['ТIDE', 1],
  ['TIDE', 0],
])('a link to the token %s has %s signs of other letters', async (symbol, count) => {
  expect(await signsOf(symbol)).toBe(count)
})
