const timeout = 4_000

/** Whether a GraphQL server acknowledges a connection at `url` in the protocol of `graphql-ws`. Never throws. */
export function probeSocket(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, 'graphql-transport-ws')
    const timer = setTimeout(() => settle(false), timeout)
    function settle(acknowledged: boolean) {
      clearTimeout(timer)
      socket.onclose = null
      socket.close(1000)
      resolve(acknowledged)
    }
    socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init' }))
    socket.onmessage = ({ data }) => settle(typeof data === 'string' && data.includes('"connection_ack"'))
    socket.onerror = () => settle(false)
    socket.onclose = () => settle(false)
  })
}
