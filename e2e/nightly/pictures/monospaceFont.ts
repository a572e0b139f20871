import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const file = import.meta.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2')
const font = readFileSync(new URL(file)).toString('base64')

/** Draws hashes and code with one font. The app takes each system's own, and every machine would draw another picture. */
export async function setMonospaceFont(page: Page) {
  await page.addStyleTag({
    content: `@font-face { font-family: 'Pictures'; src: url(data:font/woff2;base64,${font}); }
      :root { --font-mono: 'Pictures'; }`,
  })
  await page.evaluate(() => document.fonts.load("12px 'Pictures'"))
}
