/**
 * TABLE of modules: which module of the server may call which (through its face, index.ts).
 * Read downwards: a module calls only modules above it; whatever goes up or sideways is an event.
 * A new edge needs a note in docs/decisions.
 */
module.exports = {
  shop: [],
  ledger: ['shop'],
  staff: ['shop'],
  asset: ['shop'],
  ops: ['shop'],
  member: ['shop', 'ledger', 'asset'],
  catalog: ['shop', 'asset', 'member'],
  decoration: ['shop', 'catalog'],
  delivery: ['shop', 'catalog'],
  behaviour: ['shop', 'member', 'catalog'],
  marketing: ['shop', 'ledger', 'member', 'catalog'],
  pricing: ['member', 'catalog', 'marketing'],
  cart: ['shop', 'member', 'catalog', 'delivery', 'pricing'],
  distribution: ['shop', 'ledger', 'member', 'catalog'],
  community: ['shop', 'member', 'catalog', 'delivery'],
  trade: ['shop', 'ledger', 'staff', 'member', 'catalog', 'delivery', 'marketing', 'pricing', 'cart', 'distribution', 'community'],
  live: ['shop', 'catalog'],
  support: ['shop', 'member'],
  privacy: ['asset', 'member', 'catalog', 'behaviour', 'cart', 'trade', 'support'],
};
