import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ToolsPage } from './ToolsPage.tsx'

test('the index of the tools opens each of them, and what was typed into one stays', async () => {
  await loadTestConfig()
  renderPart(<ToolsPage />, '/tools', '/tools')
  const links = within(await screen.findByRole('navigation', { name: 'Tools' })).getAllByRole('link')
  expect(links).toHaveLength(7)
  fireEvent.change(screen.getByLabelText('Gwei'), { target: { value: '3' } })
  for (const link of links) {
    fireEvent.click(link)
    await screen.findByRole('heading', { level: 2, name: link.textContent ?? '' })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  }
  fireEvent.click(screen.getByRole('link', { name: 'Units' }))
  await screen.findByRole('heading', { level: 2, name: 'Units' })
  expect((screen.getByLabelText('Gwei') as HTMLInputElement).value).toBe('3')
})

test.each([
  ['without a hash', '/tools', 'Units'],
  ['with the hash of a tool', '/tools#decode', 'Decode a call, an error or a log'],
  ['with an unknown hash', '/tools#nothing', 'Units'],
])('the page shows one tool %s', async (_, path, shown) => {
  await loadTestConfig()
  renderPart(<ToolsPage />, path, '/tools')
  await screen.findByRole('navigation', { name: 'Tools' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([shown])
  expect(
    [...document.querySelectorAll('[aria-label=Tools] [aria-current]')].map((link) => link.textContent),
  ).toEqual([shown])
})

test('the digits of a converted amount are in groups until somebody goes into its field', async () => {
  await loadTestConfig()
  renderPart(<ToolsPage />, '/tools', '/tools')
  const gwei = (await screen.findByLabelText('Gwei')) as HTMLInputElement
  const eth = screen.getByLabelText('ETH') as HTMLInputElement
  fireEvent.change(eth, { target: { value: '1234.5' } })
  expect([eth.value, gwei.value]).toEqual(['1234.5', '1,234,500,000,000'])
  fireEvent.focus(gwei)
  expect([eth.value, gwei.value]).toEqual(['1,234.5', '1234500000000'])
})
