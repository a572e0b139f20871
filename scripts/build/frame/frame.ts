import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/**
 * Puts the frame into index.html: the first screen, drawn by the app itself at build time. It buys a heading that is painted
 * before the app has come, the largest paint of most pages; a server that renders each page would replace it.
 */
export function frame(): Plugin {
  return {
    name: 'tideline:frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = 'scripts/build/frame/prerender.ts'
        const env = { ...process.env, NODE_ENV: 'production' }
        const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env })
        return html.replace('</noscript>', (end) => end + stdout)
      },
    },
  }
}
