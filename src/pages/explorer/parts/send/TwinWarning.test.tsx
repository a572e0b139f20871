// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { addressParameter } from '#pages/explorer/parts/page/parameters.ts'
import { TwinWarning } from './TwinWarning.tsx'

const addressOf = (middle: string) => addressParameter(`0xabcd${middle.repeat(32)}1234`)
const friend = addressOf('1')
const imitation = addressOf('2')
const stranger = addressParameter(`0x${'77'.repeat(20)}`)
const user = addressParameter(`0x${'55'.repeat(20)}`)

beforeEach(async () => {
  localStorage.clear()
  await loadTestConfig()
  setBookEntries([{ address: friend, label: 'Friend', isWatched: false }])
})

afterEach(cleanup)

/** A transfer to an address, before it is signed. */
async function open(receiver: string) {
  const data =
    `0xa9059cbb${receiver.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}` as const
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <p>opened</p>
          <TwinWarning call={{ to: stranger, data }} from={user} />
        </>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('opened')
}

test('warns before a call is signed when an address in it looks like one of the address book, and shows both in full', async () => {
  await open(imitation)
  const words = screen.getByRole('alert').textContent
  expect(words).toContain('begins and ends like an address you know, and is another one')
  expect(words).toContain(imitation.slice(6, 38))
})

test('does not warn of an address in the address book, nor of one that looks like none of them', async () => {
  await open(friend)
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  await open(stranger)
  expect(screen.queryByRole('alert')).toBeNull()
})
