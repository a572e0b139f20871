import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PageSize } from './PageSize.tsx'

const next = 'block=9' as Cursor
const more: Page<number> = { items: [1], next, skipped: 0, unsupported: [] }

test('another number of rows leads to the first page of that size', async () => {
  const { router } = renderPart(<PageSize list={more} page={next} />, '/list?page=block%3D9', '/list')
  await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '25')
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 'size=25' }))
})

test('a size from a link that is none of the usual ones is chosen, too', async () => {
  renderPart(<PageSize list={more} page={'size=10' as Cursor} />)
  expect((await screen.findByLabelText<HTMLSelectElement>('Rows per page')).value).toBe('10')
})

test.each([
  ['the explorer sets the number itself', { ...more, isOwnSize: true as const }],
  ['the list is shorter than the smallest page', { ...more, next: null }],
])('there is no choice of a page size where %s', async (_, list) => {
  renderPart(
    <>
      <PageSize list={list} page={undefined} />
      <p>below</p>
    </>,
  )
  await screen.findByText('below')
  expect(screen.queryByLabelText('Rows per page')).toBeNull()
})
