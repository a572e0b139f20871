import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ToolsPage } from './ToolsPage.tsx'

test('the index of the tools leads to each of them', async () => {
  await loadTestConfig()
  renderPart(<ToolsPage />, '/tools', '/tools')
  const links = within(await screen.findByRole('navigation', { name: 'Tools' })).getAllByRole('link')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? ''
    expect(document.getElementById(id)?.textContent).toContain(link.textContent)
  }
})

test.each([
  ['without a hash', '/tools', 'units'],
  ['with the hash of a tool', '/tools#decode', 'decode'],
  ['with an unknown hash', '/tools#nothing', 'units'],
])('a phone shows one tool %s', async (_, path, shown) => {
  await loadTestConfig()
  renderPart(<ToolsPage />, path, '/tools')
  await screen.findByRole('navigation', { name: 'Tools' })
  const ids = ['units', 'encode', 'verify', 'selectors', 'decode', 'hash', 'date']
  const left = ids.filter((id) => !document.getElementById(id)?.className.includes('max-sm:hidden'))
  expect(left).toEqual([shown])
})
