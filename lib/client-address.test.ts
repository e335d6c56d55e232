import { expect, test } from 'vitest'
import { addressBlock, clientAddress, isLoopback, parseProxies } from './client-address.ts'

const proxies = parseProxies(['10.0.0.0/8', '2001:db8::/32', 'loopback'])

test('without a trusted proxy the forwarding header is never read', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', [])).toBe('203.0.113.9')
  expect(clientAddress('203.0.113.9', '1.2.3.4', proxies)).toBe('203.0.113.9')
})

test('behind trusted proxies the last address that none of them wrote counts', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', proxies)).toBe('198.51.100.7')
  expect(clientAddress('::ffff:10.0.0.1', '198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('2001:db8::1', '198.51.100.7', proxies)).toBe('198.51.100.7')
})

test('rubbish in the header ends the walk at the last address that was readable', () => {
  expect(clientAddress('10.0.0.1', 'unknown, 10.0.0.2', proxies)).toBe('10.0.0.2')
  expect(clientAddress('10.0.0.1', '', proxies)).toBe('10.0.0.1')
  expect(clientAddress(undefined, '1.2.3.4', proxies)).toBe('unknown')
})

test('a proxy that is neither address nor range is named', () => {
  expect(() => parseProxies(['10.0.0.0/8', 'my-proxy'])).toThrow(/my-proxy/)
})

test('an IPv6 subscriber is one block whatever address it uses', () => {
  expect(addressBlock('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(addressBlock('2001:db8:1:2:bbbb::9')).toBe('2001:db8:1:2::/64')
  expect(addressBlock('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressBlock('unknown')).toBe('unknown')
})

test('loopback is told from the rest', () => {
  expect(isLoopback('127.0.0.1')).toBe(true)
  expect(isLoopback('::ffff:127.0.0.1')).toBe(true)
  expect(isLoopback('::1')).toBe(true)
  expect(isLoopback('10.0.0.1')).toBe(false)
  expect(isLoopback('')).toBe(false)
})
