import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Holder, holdersQuery } from '#interfaces/explorer/token/holder.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { serve, strictList } from '#interfaces/testing/fakeExplorer.ts'
import { CsvDownload } from './CsvDownload.tsx'
import type { CsvList } from './CsvList.ts'

const token = `0x${'22'.repeat(20)}` as const
const rows = ['=1+1', 'a,b', 'c', 'd', 'e'].map((name, index) => ({
  address: { hash: `0x${String(index).repeat(40)}`, name },
  value: String(10n ** 18n + BigInt(index)),
}))

/** Opens the dialog for the holders of a token with 18 decimals, and catches the saved file. */
async function open(
  answer: (url: URL) => Response | Promise<Response>,
  atBlock?: CsvList<Holder>['atBlock'],
) {
  const asked = await serve(answer)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const list = {
    name: 'holders' as const,
    pageQuery: (page?: string | number) => holdersQuery(token, page),
    decimals: 18,
    atBlock,
  }
  const client = new QueryClient()
  client.setQueryData(blockNumberQuery().queryKey, 9, { updatedAt: Date.now() + 60_000 })
  render(
    <QueryClientProvider client={client}>
      <CsvDownload list={list} />
    </QueryClientProvider>,
  )
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
  return { asked, press, lines: async () => ((await saved[0]?.text()) ?? '').split('\r\n') }
}

test('the file has the rows of all pages, with exact figures and escaped formulas', async () => {
  const { asked, press, lines } = await open(strictList(rows))
  await press(/Download CSV/)
  await screen.findByText('5 rows: the complete list.')
  expect(asked, asked.join(' ')).toHaveLength(3)
  await press(/Save 5 rows/)
  const [head, first, second] = await lines()
  expect(head).toBe(
    '\uFEFFHolder,Name,Token ID,Amount,Base units,At block,Read (UTC),List and filter'.slice(1),
  )
  expect(first).toMatch(new RegExp(`^0x${'0'.repeat(40)},'=1\\+1,,1,1000000000000000000,,2[-0-9T:.]+Z,/$`))
  expect(second).toContain(`0x${'1'.repeat(40)},"a,b",,1.000000000000000001,1000000000000000001,`)
})

test('a stopped download sends no more requests, keeps its rows and continues from there', async () => {
  const answer = strictList(rows)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { asked, press } = await open(async (url) => {
    if (url.searchParams.has('index')) await held
    return answer(url)
  })
  await press(/Download CSV/)
  await screen.findByText('2 rows so far…')
  await press(/Stop/)
  expect(screen.getByText(/Stopped after 2 rows/)).toBeTruthy()
  // The request for the second page may have started before the click; the third page must not be requested.
  const before = asked.length
  release()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked).toHaveLength(before)
  expect(screen.getByText(/Stopped after 2 rows/)).toBeTruthy()
  await press(/Continue/)
  await screen.findByText('5 rows: the complete list.')
  expect(asked).toHaveLength(before + 2)
})

test('a download stopped while the figures of a page are read loses none of its rows', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { press } = await open(strictList(rows), async (row, _, signal) => {
    await held
    signal.throwIfAborted()
    return row
  })
  await press(/Download CSV/)
  await screen.findByText('0 rows so far…')
  await press(/Stop/)
  release()
  await press(/Continue/)
  await screen.findByText('5 rows: the complete list.')
})

test('a failed page loses no row, and the download can continue', async () => {
  let isDown = true
  const { press } = await open((url) =>
    isDown && url.searchParams.has('index') ? new Response('', { status: 400 }) : strictList(rows)(url),
  )
  await press(/Download CSV/)
  await screen.findByText(/The request was refused by the explorer. 2 rows so far./)
  isDown = false
  await press(/Continue/)
  await screen.findByText('5 rows: the complete list.')
})

test('a list that the explorer has only in part is not called complete', async () => {
  const { press } = await open(() =>
    Response.json({ items: rows, next_page_params: null, meta: { status: 2 } }),
  )
  await press(/Download CSV/)
  await screen.findByText('5 rows: the explorer does not have all of them.')
})

test('a holder who moved to a later page while the file was read is in it once, at its one block', async () => {
  const [first, ...others] = rows
  const moved = { ...first, value: '1' }
  const { press, lines } = await open(strictList([first, ...others, moved]), async (row) => ({
    ...row,
    value: 7n,
  }))
  await press(/Download CSV/)
  await screen.findByText('5 rows: the complete list. Without 1 repeated row.')
  await press(/Save 5 rows/)
  expect((await lines()).slice(1, 6).map((line) => line.split(',').slice(4, 6))).toEqual(
    rows.map(({ address }) => (address.name === 'a,b' ? expect.anything() : ['7', '9'])),
  )
})
