import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FailureKind, InterfaceError, type InterfaceName } from '#lib/requests/errors.ts'
import { health, reportRequest } from '#lib/requests/interfaceHealth.ts'
import { Failure } from './Failure.tsx'
import { OutageNotice } from './OutageNotice.tsx'
import { PanelKey, useIsHidden } from './outage.ts'

afterEach(() => {
  cleanup()
  for (const name of ['indexer', 'node', 'explorer'] as const) reportRequest(name, { latency: 10 })
})

const failure = (from: InterfaceName, kind: FailureKind = 'unreachable') => new InterfaceError(from, kind, '')

type PanelProps = { name: string; error?: unknown; retry?: () => void }

/** A panel that failed, or loads. */
function Panel({ name, error, retry }: PanelProps) {
  return (
    <section aria-label={name} hidden={useIsHidden(name)}>
      <PanelKey value={name}>{error ? <Failure error={error} retry={retry} /> : 'Loading'}</PanelKey>
    </section>
  )
}

function page(...panels: PanelProps[]) {
  return (
    <>
      <OutageNotice />
      {panels.map((panel) => (
        <Panel key={panel.name} {...panel} />
      ))}
    </>
  )
}

const visible = () => screen.queryAllByRole('region').map((panel) => panel.getAttribute('aria-label'))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('a single failed panel says in place what is missing, without a notice', () => {
  render(page({ name: 'Movers', error: failure('indexer') }, { name: 'Rates' }))
  expect(visible()).toEqual(['Movers', 'Rates'])
  expect(alerts()).toEqual(["Can't reach the indexer."])
})

test('two failed panels, one of which got a late answer, give way to one notice, whose button retries both', () => {
  const [retry, other] = [vi.fn(), vi.fn()]
  render(
    page(
      { name: 'Movers', error: failure('indexer'), retry },
      { name: 'Rates' },
      { name: 'Blocks', error: failure('explorer', 'timeout'), retry: other },
    ),
  )
  expect(visible()).toEqual(['Rates'])
  expect(alerts()).toEqual([
    'No usable answer from the explorer and the indexer. Their parts of this page return when they answer.Try again',
  ])
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
  expect(other).toHaveBeenCalledOnce()
})

test('an interface whose two panels failed is named once', () => {
  render(
    page({ name: 'Trades', error: failure('indexer') }, { name: 'Transfers', error: failure('indexer') }),
  )
  expect(alerts()).toEqual([
    "Can't reach the indexer. Its parts of this page return when it answers.Try again",
  ])
})

test('a panel that loads again stays hidden while its interface is down, and returns when it answers', () => {
  const blocks = { name: 'Blocks', error: failure('explorer') }
  for (const name of ['indexer', 'explorer'] as const)
    for (const _ of [1, 2]) reportRequest(name, { error: failure(name) })
  expect(health().indexer.state).toBe('down')
  const { rerender } = render(page({ name: 'Movers', error: failure('indexer') }, blocks))
  rerender(page({ name: 'Movers' }, blocks))
  expect(visible()).toEqual([])
  act(() => reportRequest('indexer', { latency: 10 }))
  expect(visible()).toEqual(['Movers', 'Blocks'])
  expect(alerts()).toEqual(["Can't reach the explorer."])
})

test.each(['limited', 'malformed', 'not-found'] as const)(
  'a %s answer is no outage: each panel says it',
  (kind) => {
    render(
      page(
        { name: 'Movers', error: failure('indexer', kind) },
        { name: 'Rates', error: failure('node', kind) },
      ),
    )
    expect(visible()).toEqual(['Movers', 'Rates'])
  },
)
