import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CreatorLinks } from './CreatorLinks.tsx'

test('beside the name stand the safe links of the creator, three at most, each with its host', () => {
  const pages = ['website', 'x', 'telegram', 'forum'].map((name) => [name, `https://${name}.example/tide`])
  const metadata = { ...Object.fromEntries(pages), trap: 'javascript:alert(1)' }
  render(<CreatorLinks market={{ metadata } as never} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://website.example/tide',
    'https://x.example/tide',
    'https://telegram.example/tide',
  ])
  expect(links[0]?.getAttribute('rel')).toContain('nofollow')
  expect(links[0]?.textContent).toContain('website.example')
})

test('a market without metadata has none', () => {
  const { container } = render(<CreatorLinks market={{ metadata: null } as never} />)
  expect(container.textContent).toBe('')
})
