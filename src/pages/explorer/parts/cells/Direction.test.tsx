import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alice, bob } from '#interfaces/testing/explorerFixtures.ts'
import { Direction } from './Direction.tsx'

const address = (value: `0x${string}`) => ({
  address: value,
  name: null,
  isContract: null,
  isScam: false,
  isVerified: null,
  reputation: null,
  proxyType: null,
})

test.each([
  ['Out', alice, bob],
  ['In', bob, alice],
  ['Self', alice, alice],
  ['In', bob, bob],
] as const)('a row is “%s” when it goes from %s to %s on the page of alice', (word, from, to) => {
  const { container } = render(<Direction self={alice} from={address(from)} to={address(to)} />)
  expect(container.textContent).toBe(word)
})

test('a contract creation by the address reads “Out”', () => {
  const { container } = render(<Direction self={alice} from={address(alice)} to={null} />)
  expect(container.textContent).toBe('Out')
})
