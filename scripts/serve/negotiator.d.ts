/** The published types describe version 0.6, which cannot be told what the server prefers. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encoding(available: string[], options?: { preferred?: string[] }): string | undefined
  }
}
