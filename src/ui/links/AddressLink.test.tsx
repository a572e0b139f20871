import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { AddressLink } from './AddressLink.tsx'

/** The link to an address, named by a list as `name`. */
async function link(address: Address, name?: string) {
  await loadTestConfig()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <AddressLink address={address} name={name} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('link')
}

test('an account has an identicon', async () => {
  const account = await link(checksummed(`0x${'a1'.repeat(20)}`))
  expect(account.querySelector('img')).not.toBeNull()
  expect(account.getAttribute('aria-label')).toMatch(/^address 0x/i)
})

test.each([
  ['zero', '00'.repeat(20), 'Zero address'],
  ['burn', 'dead'.padStart(40, '0'), 'Burn address'],
])(
  'the %s address, which is nobody’s, has its name alone and neither an identicon nor the sign of a contract',
  async (_, digits, name) => {
    const nobody = await link(checksummed(`0x${digits}`), 'Somebody')
    expect(nobody.textContent).toBe(name)
    expect(nobody.querySelector('img, .contract-mark')).toBeNull()
    expect(nobody.getAttribute('aria-label')).toMatch(/^(Zero|Burn) address, address 0x0000/)
  },
)

test('an address that only begins like the zero address has no name', async () => {
  const account = await link(checksummed(`0x${'1'.padStart(40, '0')}`))
  expect(account.querySelector('img')).not.toBeNull()
  expect(account.textContent).toContain('0x0000')
})

test('the lending pool has its name and the sign of a contract, also in a list that does not know it', async () => {
  const pool = await link(checksummed(testConfig.lendingPool), 'Somebody')
  expect(pool.querySelector('img')).toBeNull()
  expect(pool.querySelector('.contract-mark')).not.toBeNull()
  expect(pool.textContent).toContain('Lending pool')
  expect(pool.getAttribute('aria-label')).toMatch(/^Lending pool, contract 0x/)
})

test('a name from outside whose letters only look Latin has a sign', async () => {
  const imitation = await link(checksummed(`0x${'a1'.repeat(20)}`), 'Тidewater market')
  await screen.findByRole('img', { name: /only look Latin/ }, { timeout: 15_000 })
  expect(imitation.textContent).toContain('Тidewater market')
})

test('a long name is cut, so that it does not fill lines, and its title is whole', async () => {
  const name = 'The Very Very Long Name of a Contract'
  const contract = await link(checksummed(`0x${'a1'.repeat(20)}`), name)
  expect(contract.querySelector('bdi')?.textContent).toBe('The Very Very Long Name of a …')
  expect(screen.getByTitle(name)).not.toBeNull()
})
