/** A callback made with another program (Python's cryptography), whose private key nobody kept: what must be believed, for ever. */
export const knownNotice = {
  publicKeyPem: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqMpYq6+WBsfLKt63pIrZ
INUNbFqV9ZUU+8SzA5Vscm7b/rgBoiGfjG197IqCWXFdkN+6Er/FPpgdy7TcxjLC
BSG42yfyJR4R7s4JQQg57RUeU8CeR/K932IZWKR3O0dkgYBTxWxmTYjt7yHNri3j
hO2NhctxIdpo4a1QqQgJr+sIcVC0HqskJFkmSJ7zhdsbmtXTXtgdz1l1JG+gwUeZ
m/ADWlBlSEMw41qzkDhAl0tsYl/FtXYxxvkFCR4vlxLCOla9B+HCqLwY9W725qmL
W6NZGXGu6gw5COOGoTzaoNtCvs04zLGLRcM6+DhOPl3CJq0Itn3LqfWxS76AvJGm
vwIDAQAB
-----END PUBLIC KEY-----
`,
  apiV3Key: '0123456789abcdefghijklmnopqrstuv',
  timestamp: '1763200000',
  nonce: 'EWC1zT0kGq8Hs7lD',
  signature:
    'XlxT1ukGMZxXon5ex0eZBGI5zO4uAKlIlo+Z7ggC8HA4e1/ijeFOKnUCbLGJrtBGTdx3mL00Kfg1my3MkGyYSDiQawJDxoEpoU+AhgU7gMNV0ZAcCKomnYOP35UDgJjXGmXN8k638C8022u3roZ3EPev2znfDloXD/srG1R7kwmKlTP7YMA/v+E5CcMmVTa1GKOc1m3vS8YKowk310mOaeBqJWVl3SfkJS8aUKHeNcQd80j88HdqVWRYu1JEyJRPf0ebIxvLdZccLKW35eFcX6O0WBOfipTuiCG3CTWXxbeTBTmXA3aa/3+jG1Qynp0b5Fn8fkAWfYRERHm8QcaX1A==',
  body: '{"id":"EV-1","event_type":"TRANSACTION.SUCCESS","resource":{"algorithm":"AEAD_AES_256_GCM","ciphertext":"X5nnWlmKqHh7plDPPlPCdasx5pnWDoXFWhF0/yGfaJE66656XXd2Kd5NrHxl3xahpxuRYh6bgy0lhckfwh9W2qoX/3aqp0wnrQsTgXoFhRI=","nonce":"fdasfjihihvl","associated_data":"transaction"}}',
  plain: '{"out_trade_no":"700000001","amount":{"total":1},"say":"千铺"}',
};
