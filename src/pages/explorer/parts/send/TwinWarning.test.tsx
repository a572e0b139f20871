import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { TwinWarning } from './TwinWarning.tsx'

const addressOf = (middle: string) => addressParameter(`0xabcd${middle.repeat(32)}1234`)
const friend = addressOf('1')
const imitation = addressOf('2')
const stranger = addressParameter(`0x${'77'.repeat(20)}`)
const used = addressParameter(`0xfeed${'3'.repeat(32)}5678`)
const poison = addressParameter(`0xfeed${'4'.repeat(32)}5678`)
const user = addressParameter(`0x${'55'.repeat(20)}`)

beforeEach(async () => {
  localStorage.clear()
  await loadTestConfig()
  setBookEntries([{ address: friend, label: 'Friend', isWatched: false }])
})

function transferTo(receiver: string): ContractCall {
  const words = `${receiver.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`
  return { to: stranger, data: `0xa9059cbb${words}` }
}

/** A call before it is signed, with the calls of before. */
async function open(call: ContractCall, earlier: readonly ContractCall[] = []) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <p>opened</p>
          <TwinWarning call={call} from={user} earlier={earlier} />
        </>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('opened')
}

test('warns before a call is signed when an address in it looks like one of the address book, and shows both in full', async () => {
  await open(transferTo(imitation))
  const words = screen.getByRole('alert').textContent
  expect(words).toContain('begins and ends like an address you know, and is another one')
  expect(words).toContain(imitation.slice(6, 38))
})

test('does not warn of an address in the address book, nor of one that looks like none of them', async () => {
  await open(transferTo(friend))
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  await open(transferTo(stranger))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('warns when an address in the call looks like one in a call that was sent before', async () => {
  await open(transferTo(poison), [transferTo(used)])
  const words = screen.getByRole('alert').textContent
  expect(words).toContain('begins and ends like one in a call you sent before, and is another one')
  cleanup()
  await open(transferTo(used), [transferTo(used)])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('warns again when the imitation was paid before too', async () => {
  await open(transferTo(poison), [transferTo(used), transferTo(poison)])
  expect(screen.getByRole('alert').textContent).toContain(poison.slice(6, 38))
})

test('warns of an address in a call inside the call', async () => {
  const inner = transferTo(imitation).data.slice(2).padEnd(192, '0')
  const data = ['20', '1', '20', '44'].map((word) => word.padStart(64, '0')).join('')
  await open({ to: stranger, data: `0xac9650d8${data}${inner}` })
  expect(screen.getByRole('alert').textContent).toContain(imitation.slice(6, 38))
})
