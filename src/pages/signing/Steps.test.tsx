import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Steps } from './Steps.tsx'

const confirmed = sentRecord({ status: { name: 'confirmed', block: 12 } })
const approve = { id: 'approve', title: 'Approve 25 TUSD', why: 'Why' }
const buy = { id: 'act', title: 'Buy TIDE', why: 'Why', record: null }

async function open(record: Parameters<typeof sentRecord>[0] | null, isFolded: boolean) {
  const steps = [{ ...approve, record: record ? sentRecord(record) : confirmed }, buy]
  renderPart(<Steps steps={steps} isFolded={isFolded} />)
  const list = await screen.findByRole('list', { name: 'Steps' })
  return [...list.children].map(({ textContent }) => textContent)
}

test('steps that run without another press are one line with their number', async () => {
  const lines = await open({ status: { name: 'pending' } }, true)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^1 of 2 · Approve 25 TUSD/)
  expect(screen.getByRole('status').className).toBe('sr-only')
})

test('the line goes on with the next step once the first is confirmed', async () => {
  expect(await open(null, true)).toEqual(['2 of 2 · Buy TIDE'])
  // Whoever announces outcomes finds the first one here, too.
  expect(screen.getByRole('list', { name: 'Steps' }).dataset.transaction).toContain(confirmed.id)
})

test('a step that takes longer than usual says so in the line', async () => {
  await open({ status: { name: 'slow' } }, true)
  expect(screen.getByRole('status').className).not.toContain('sr-only')
})

test('steps of which each needs a press are listed', async () => {
  expect(await open({ status: { name: 'pending' } }, false)).toHaveLength(2)
})

test('steps with a summary are folded below it, and unfolded once they run', async () => {
  const steps = [{ ...approve, record: null }, buy]
  const summary = '2 signatures: approve TUSD, then buy'
  const { unmount } = renderPart(<Steps steps={steps} summary={summary} />)
  const fold = (await screen.findByText(summary)).closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelectorAll('li')).toHaveLength(2)
  unmount()
  renderPart(<Steps steps={steps} summary={summary} isFolded />)
  await screen.findByText('1 of 2 · Approve 25 TUSD')
  expect(screen.queryByText(summary)).toBeNull()
})
