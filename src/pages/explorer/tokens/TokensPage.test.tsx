import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokensPage } from './TokensPage.tsx'

const token = (digit: string, symbol: string, holders: string) => ({
  address_hash: `0x${digit.repeat(40)}`,
  ...{ symbol, holders_count: holders, type: 'ERC-20', decimals: '18', exchange_rate: null },
})

const listed = [token('1', 'GULL', '9'), token('2', 'TIDE', '7'), token('3', 'SALT', '5')]

async function open(
  path: string,
  answer = (_: URL): Response => Response.json({ items: listed, next_page_params: null }),
) {
  const asked: string[] = []
  await serve((url) => {
    asked.push(url.search)
    return answer(url)
  })
  renderPart(<TokensPage />, path, '/tokens')
  await screen.findByLabelText('Search tokens')
  return asked
}

const symbols = () =>
  [...document.querySelectorAll('tbody tr, ul[aria-label="Tokens"] > li')].map(
    (row) => /GULL|TIDE|SALT/.exec(row.textContent ?? '')?.[0],
  )

const only = (symbol: string) =>
  Response.json({ items: listed.filter((each) => each.symbol === symbol), next_page_params: null })

test('typed words are asked of the explorer, and the list is what it finds', async () => {
  const asked = await open('/tokens', ({ searchParams }) =>
    searchParams.get('q') === 'tide'
      ? only('TIDE')
      : Response.json({ items: listed, next_page_params: null }),
  )
  await waitFor(() => expect(symbols()).toEqual(['GULL', 'TIDE', 'SALT']))
  fireEvent.change(screen.getByLabelText('Search tokens'), { target: { value: ' tide ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(symbols()).toEqual(['TIDE']))
  expect(asked).toEqual(['', '?q=tide'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(symbols()).toHaveLength(3))
})

test('tokens without the words, which an explorer sent all the same, are counted', async () => {
  await open('/tokens?q=tide')
  await screen.findByText('2 of these do not contain the words. This explorer may not search tokens.')
})

test.each([
  ['all are ERC-20', 'ERC-20', 0],
  ['one is a collection', 'ERC-721', 1],
])('the standard has a column only where tokens differ in it: %s', async (_, type, columns) => {
  await open('/tokens', () =>
    Response.json({ items: [...listed, { ...token('4', 'ART', '2'), type }], next_page_params: null }),
  )
  await screen.findByText('ART')
  expect(screen.queryAllByRole('columnheader', { name: 'Type' })).toHaveLength(columns)
})

test('on a phone the order is chosen, and only there', async () => {
  await open('/tokens')
  await waitFor(() => expect(symbols()).toHaveLength(3))
  expect(screen.queryByLabelText('Order')).toBeNull()
})

test('the order of the address sorts the tokens, which keep a number', async () => {
  await open('/tokens?sort=-token')
  await waitFor(() => expect(symbols()).toEqual(['TIDE', 'SALT', 'GULL']))
  const numbers = [...document.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent)
  expect(numbers).toEqual(['1', '2', '3'])
  fireEvent.click(screen.getByRole('button', { name: 'Holders' }))
  await waitFor(() => expect(symbols()).toEqual(['GULL', 'TIDE', 'SALT']))
  expect(screen.getByRole('columnheader', { name: 'Holders' }).getAttribute('aria-sort')).toBe('descending')
})

test('a head that sorts a part of the tokens says of how many', async () => {
  const part = { items: listed, next_page_params: { after: 'SALT' } }
  await open('/tokens', () => Response.json(part))
  fireEvent.click(await screen.findByRole('button', { name: 'Token' }))
  await screen.findByText('A to Z, of the 3 loaded tokens')
  expect(symbols()).toEqual(['GULL', 'SALT', 'TIDE'])
})

test('on a phone a chosen order sorts the loaded tokens', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('< 40rem'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await open('/tokens')
  const order = await screen.findByLabelText<HTMLSelectElement>('Order')
  expect(order.value).toBe('Most holders first')
  fireEvent.change(order, { target: { value: 'A to Z' } })
  await waitFor(() => expect(symbols()).toEqual(['GULL', 'SALT', 'TIDE']))
  vi.unstubAllGlobals()
})

test('the order of the explorer is known by the tokens whose holders it counts, wherever one without a count stands', async () => {
  const items = [listed[0], { ...token('4', 'DORY', '0'), holders_count: null }, listed[1], listed[2]]
  await open('/tokens', () => Response.json({ items, next_page_params: null }))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Holders' }).getAttribute('aria-sort')).toBe(
      'descending',
    ),
  )
})

// Last: the app keeps in mind what an explorer refuses.
test('of an explorer that refuses to search the loaded tokens are filtered, and the page says so', async () => {
  await open('/tokens?q=tide', ({ search }) =>
    search === ''
      ? Response.json({ items: listed, next_page_params: null })
      : Response.json(
          { errors: [{ title: 'Invalid value', detail: 'Unexpected field: q', source: { pointer: '/q' } }] },
          { status: 422 },
        ),
  )
  await screen.findByText(/cannot filter by name, so only the loaded rows are filtered/)
  expect(symbols()).toEqual(['TIDE'])
})
