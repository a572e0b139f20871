import { expect, test } from 'vitest'
import { hostOf, safeHref } from './href.ts'

test('a public https URL is safe', () => {
  expect(safeHref('https://tide.example.com/a?b=1#c')).toBe('https://tide.example.com/a?b=1#c')
  expect(hostOf('https://usdс.com')).toBe('xn--usd-6ed.com')
})

test.each([
  null,
  '',
  'http://tide.example.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'blob:https://tide.example.com/x',
  'vbscript:x',
  '//tide.example.com',
  'https:tide.example.com',
  'https://good.example.com@evil.example.com',
  'https:\\\\evil.example.com',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://router.local',
  `https://tide.example.com/${'x'.repeat(3_000)}`,
])('%s is not safe', (text) => {
  expect(safeHref(text)).toBeNull()
})
