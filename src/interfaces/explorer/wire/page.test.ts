import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serve, specList, strictList } from '#interfaces/testing/fakeExplorer.ts'
import { getPage } from './page.ts'

const row = v.object({ index: v.number() })
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ index }))

test('a list with cursors is read to its end; null cursor parameters are sent, empty ones are not', async () => {
  const asked = await serve(strictList(rows(3)))
  const first = await getPage({ path: '/blocks', row })
  const second = await getPage({ path: '/blocks', row, page: first.next ?? undefined })
  expect(first.items).toEqual(rows(2))
  expect(second.items).toEqual([{ index: 2 }])
  expect(second.next).toBeNull()
  expect(asked).toEqual(['/blocks', '/blocks?index=2&flag=null'])
})

test('a server without cursors gets a request for page 2 when page 1 was full', async () => {
  const asked = await serve(specList(rows(60)))
  const first = await getPage({ path: '/blocks', row })
  const second = await getPage({ path: '/blocks', row, page: first.next ?? undefined })
  expect(first.next).toBe(2)
  expect(second.items).toHaveLength(10)
  expect(second.next).toBeNull()
  expect(asked).toEqual(['/blocks', '/blocks?page=2&items_count=50'])
})

test('a server that ignores the page number ends the list instead of repeating it', async () => {
  await serve(() => Response.json({ items: rows(50) }))
  await getPage({ path: '/tokens', row })
  expect((await getPage({ path: '/tokens', row, page: 2 })).next).toBeNull()
})

test('a filter the server refuses is dropped once, remembered and reported', async () => {
  const asked = await serve(strictList(rows(1), ['filter']))
  const request = { path: '/transactions', row, filters: { filter: 'pending', method: 'mint' } }
  const first = await getPage(request)
  await getPage(request)
  expect(first).toEqual({ items: [{ index: 0 }], next: null, skipped: 0, unsupported: ['method'] })
  expect(asked).toEqual([
    '/transactions?filter=pending&method=mint',
    '/transactions?filter=pending',
    '/transactions?filter=pending',
  ])
})

test('a refused cursor is an error, not a silent first page', async () => {
  await serve(strictList(rows(1)))
  await expect(getPage({ path: '/blocks', row, page: 7 })).rejects.toMatchObject({ status: 422 })
})

test('filters are sent with every cursor', async () => {
  const asked = await serve(strictList(rows(3), ['type']))
  const { next } = await getPage({ path: '/blocks', row, filters: { type: 'uncle' } })
  await getPage({ path: '/blocks', row, filters: { type: 'uncle' }, page: next ?? undefined })
  expect(asked[1]).toBe('/blocks?type=uncle&index=2&flag=null')
})

test('a cursor with a number beyond a double survives the URL unchanged', async () => {
  const body = '{"items":[],"next_page_params":{"value":789999999999999970440}}'
  const asked = await serve(() => new Response(body))
  const { next } = await getPage({ path: '/tokens/0x1/holders', row })
  await getPage({ path: '/tokens/0x1/holders', row, page: next ?? undefined })
  expect(asked[1]).toBe('/tokens/0x1/holders?value=789999999999999970440')
})

test('a cursor with a record in it is sent as JSON', async () => {
  const position = { at: { toString: 1 }, none: null }
  const asked = await serve(() => Response.json({ items: rows(2), next_page_params: position }))
  const { next } = await getPage({ path: '/blocks', row })
  await getPage({ path: '/blocks', row, page: next ?? undefined })
  expect(decodeURIComponent(asked[1] ?? '')).toBe('/blocks?at={"toString":1}&none=null')
})

test('unreadable rows are left out and counted; a bare array is a list too', async () => {
  await serve(() => Response.json([{ index: 1 }, null, { index: 'x' }, 'x']))
  expect(await getPage({ path: '/main-page/blocks', row })).toMatchObject({
    items: [{ index: 1 }],
    skipped: 3,
  })
})

test('a web page in place of a list is malformed', async () => {
  await serve(() => new Response('<html>502</html>'))
  await expect(getPage({ path: '/blocks', row })).rejects.toMatchObject({
    from: 'explorer',
    kind: 'malformed',
  })
})

test('a chosen page size is sent and kept in the cursor', async () => {
  const asked = await serve(strictList(rows(5), ['items_count']))
  const first = await getPage({ path: '/blocks', row, page: 'size=25' })
  const second = await getPage({ path: '/blocks', row, page: first.next ?? undefined })
  expect(first.isOwnSize).toBeUndefined()
  expect(first.next).toBe('size=25&index=2&flag=null')
  expect(second.next).toBe('size=25&index=4&flag=null')
  expect(asked).toEqual(['/blocks?items_count=25', '/blocks?items_count=25&index=2&flag=null'])
})

test('page numbers follow the chosen size on servers that count pages', async () => {
  const asked = await serve(specList(rows(60)))
  const first = await getPage({ path: '/blocks', row, page: 'size=25' })
  expect(first.next).toBe('size=25&page=2')
  const second = await getPage({ path: '/blocks', row, page: first.next ?? undefined })
  const third = await getPage({ path: '/blocks', row, page: second.next ?? undefined })
  expect([first, second, third].map(({ items }) => items.length)).toEqual([25, 25, 10])
  expect(third.next).toBeNull()
  expect(asked[2]).toBe('/blocks?items_count=25&page=3')
})

test('a server that refuses the page size gets a request without it, and no filter is reported as unsupported', async () => {
  const asked = await serve(strictList(rows(3)))
  const page = await getPage({ path: '/withdrawals', row, page: 'size=100' })
  expect(page).toMatchObject({ isOwnSize: true, unsupported: [] })
  expect(asked).toEqual(['/withdrawals?items_count=100', '/withdrawals'])
})

test.each([
  ['fewer', 'size=25'],
  ['more', 'size=100'],
])('isOwnSize is set when a server sends its own number of rows instead of %s', async (_, page) => {
  await serve(() => Response.json({ items: rows(50), next_page_params: { index: 50 } }))
  expect(await getPage({ path: '/blocks', row, page })).toMatchObject({ isOwnSize: true })
})

const problem = (pointer: string | undefined, detail: string) => ({
  title: 'Invalid value',
  source: { pointer },
  detail,
})
const refuse = (...errors: object[]) => Response.json({ errors }, { status: 422 })

test('every filter that a refusal names is dropped, and no other', async () => {
  const asked = await serve(({ searchParams }) => {
    const bad = ['type', 'method'].filter((name) => searchParams.has(name))
    return bad.length > 0
      ? refuse(...bad.map((name) => problem(`/${name}`, `Unexpected field: ${name}`)))
      : Response.json({ items: rows(3) })
  })
  const page = await getPage({
    path: '/both',
    row,
    filters: { filter: 'validated', type: 'a', method: 'b' },
    passes: { type: ({ index }) => index > 0, method: ({ index }) => index < 2 },
  })
  expect(page).toMatchObject({ items: [{ index: 1 }], unsupported: ['type', 'method'] })
  expect(asked).toEqual(['/both?filter=validated&type=a&method=b', '/both?filter=validated'])
})

test('a refused value is left out, another value of the same filter is still sent', async () => {
  const asked = await serve(({ searchParams }) =>
    searchParams.get('type') === 'a'
      ? refuse(problem('/type', 'Invalid value for enum'))
      : Response.json({ items: [] }),
  )
  for (const type of ['a', 'a', 'b']) await getPage({ path: '/values', row, filters: { type } })
  expect(asked).toEqual(['/values?type=a', '/values', '/values', '/values?type=b'])
})

test('when a refusal names no filter, the filter without which the server answers is dropped', async () => {
  const asked = await serve(({ searchParams }) =>
    searchParams.has('method')
      ? Response.json({ message: 'Invalid parameter(s)' }, { status: 422 })
      : Response.json({ items: [] }),
  )
  const page = await getPage({ path: '/silent', row, filters: { filter: 'pending', method: 'b' } })
  expect(page.unsupported).toEqual(['method'])
  expect(asked).toEqual([
    '/silent?filter=pending&method=b',
    '/silent?method=b',
    '/silent?filter=pending',
    '/silent?filter=pending',
  ])
})

test('a refusal that no filter explains is an error, and no filter is dropped', async () => {
  const answers = [422, 422, 200]
  const asked = await serve(() =>
    Response.json({ items: [], message: 'Busy' }, { status: answers.shift() ?? 200 }),
  )
  const request = { path: '/strange', row, filters: { type: 'a' } }
  await expect(getPage(request)).rejects.toMatchObject({ status: 422 })
  await getPage(request)
  expect(asked).toEqual(['/strange?type=a', '/strange', '/strange?type=a'])
})

test('a refused cursor leaves the filters alone', async () => {
  const asked = await serve(({ searchParams }) =>
    searchParams.has('block')
      ? Response.json({ message: 'Invalid' }, { status: 422 })
      : Response.json({ items: [] }),
  )
  const request = { path: '/moved', row, filters: { type: 'a' } }
  await expect(getPage({ ...request, page: 'block=7' })).rejects.toMatchObject({ status: 422 })
  await getPage(request)
  expect(asked).toEqual(['/moved?type=a&block=7', '/moved?type=a'])
})

test('the text of a search is never dropped', async () => {
  const asked = await serve(() => refuse(problem('/q', 'Unexpected field: q')))
  await expect(getPage({ path: '/search', row, search: { q: 'tide' } })).rejects.toMatchObject({
    status: 422,
  })
  expect(asked).toEqual(['/search?q=tide'])
})

const record = (index: number) => ({ index, hash: `0x${String(index).padStart(64, '0')}` })
const records = (from: number, count: number) => Array.from({ length: count }, (_, at) => record(from + at))

test('a cursor that leads to its own page ends the list', async () => {
  await serve(() => Response.json({ items: rows(2), next_page_params: { index: 2 } }))
  const first = await getPage({ path: '/circle', row })
  expect(first.next).toBe('index=2')
  expect((await getPage({ path: '/circle', row, page: 'index=2' })).next).toBeNull()
})

test('a transfer that comes twice on a page is shown once; equal transfers of a batch are kept', async () => {
  const transfer = { transaction_hash: `0x${'ab'.repeat(32)}`, log_index: 4, index: 4, total: { value: '5' } }
  const batch = { ...transfer, total: { value: '5', token_id: '1' } }
  const sent = [transfer, transfer, { ...transfer, log_index: 5, index: 5 }, batch, batch]
  await serve(() => Response.json({ items: sent, next_page_params: null }))
  expect((await getPage({ path: '/transfers', row })).items.map(({ index }) => index)).toEqual([4, 5, 4, 4])
})

test('a transfer that comes again with other figures of its token, or with its method, is shown once', async () => {
  const token = (holders: string) => ({ address_hash: `0x${'cd'.repeat(20)}`, holders_count: holders })
  const transfer = { transaction_hash: `0x${'ab'.repeat(32)}`, log_index: 4, index: 4, total: { value: '5' } }
  const sent = [
    { ...transfer, token: token('7'), method: null },
    { ...transfer, token: token('8'), method: 'transfer' },
    { ...transfer, token: token('8'), method: 'transfer', total: { value: '6' } },
  ]
  await serve(() => Response.json({ items: sent, next_page_params: null }))
  expect((await getPage({ path: '/transfers', row })).items).toHaveLength(2)
})

test('a record that comes twice on a page is shown once; equal rows without a hash are kept', async () => {
  await serve(() => Response.json({ items: [record(1), record(1), record(2)] }))
  expect((await getPage({ path: '/twice', row })).items.map(({ index }) => index)).toEqual([1, 2])
  await serve(() => Response.json({ items: [{ index: 1 }, { index: 1 }] }))
  expect((await getPage({ path: '/alike', row })).items).toHaveLength(2)
})

test('a row without a hash that comes twice on a page is shown once where its list has a key', async () => {
  await serve(() => Response.json({ items: [{ index: 1 }, { index: 2 }, { index: 1 }] }))
  const page = await getPage({ path: '/keyed', row, keyOf: ({ index }) => String(index) })
  expect(page.items).toEqual([{ index: 1 }, { index: 2 }])
})

test('rows that new ones pushed to the next page are not shown again, and are counted', async () => {
  let head = 100
  await serve(({ searchParams }) => {
    const start = (Number(searchParams.get('page') ?? 1) - 1) * 50
    return Response.json({ items: records(head + start, 50) })
  })
  await getPage({ path: '/moving', row })
  head -= 3
  const second = await getPage({ path: '/moving', row, page: 2 })
  expect(second).toMatchObject({ moved: 3, next: 3 })
  expect(second.items).toHaveLength(47)
  expect(second.items[0]?.index).toBe(150)
})

test('a page whose rows all were on the page before long ago is shown whole', async () => {
  let head = 100
  await serve(({ searchParams }) => {
    const start = (Number(searchParams.get('page') ?? 1) - 1) * 50
    return Response.json({ items: records(head + start, 50) })
  })
  await getPage({ path: '/long', row })
  head -= 50
  const second = await getPage({ path: '/long', row, page: 2 })
  expect(second.items).toHaveLength(50)
  expect(second).toMatchObject({ isRepeat: true })
  expect(second.moved).toBeUndefined()
})

test('isRepeat is set for a page with the rows of the page before, not for the first page read again', async () => {
  await serve(({ searchParams }) => {
    const at = Number(searchParams.get('block') ?? 1)
    return Response.json({ items: records(at < 3 ? 100 : 150, 50), next_page_params: { block: at + 1 } })
  })
  const pages = []
  for (const page of [undefined, undefined, 'block=2', 'block=3'])
    pages.push(await getPage({ path: '/again', row, page }))
  expect(pages.map(({ isRepeat }) => isRepeat)).toEqual([undefined, undefined, true, undefined])
  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 50, 50])
})
