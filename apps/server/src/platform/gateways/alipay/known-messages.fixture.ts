/** A notice and an answer signed with another program (OpenSSL's), whose private key nobody kept: what must be believed, for ever. */
export const knownMessages = {
  publicKeyPem: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1aov25pVV9zJw451Mt06
CTh0StCbFX87UuiEkpeJKcZ78pMRwU19RXXfotLHUkYDpzdt67ps6+9qpCcxnlrp
jyGIlfCI00OVilmyb9d5enrIMy8yGZFYY6TkoevW4P6Wt3HjwEuFNff7MX1gMupj
+58cDRToSQ0xdiMFfofgXudHfSqigy6yW7dJ5T4uu9IQAXerxnnojYA8WJHqFJRG
LakUIvplO9r2fCr2rbnDR7r5kCMVKI7VZ+oorWZy82TCBwQWKsAEBJvLBD+7gkva
6AKerwlP/yy+FrGL+qSG438sg3QLIfN1faa7Wy0WalfSLUETE0OkQnucRTWy1sUI
6QIDAQAB
-----END PUBLIC KEY-----
`,
  notice:
    'gmt_create=2026-11-15+12%3A00%3A01&charset=utf-8&seller_email=shop%40brand.example&subject=%E5%8D%83%E9%93%BA+%E8%AE%A2%E5%8D%95+%2B+50%25&buyer_id=2088101117955611&invoice_amount=19.90&notify_id=ac05099524730693a8b330c5ecf72da9786&fund_bill_list=%5B%7B%22amount%22%3A%2219.90%22%2C%22fundChannel%22%3A%22ALIPAYACCOUNT%22%7D%5D&notify_type=trade_status_sync&trade_status=TRADE_SUCCESS&receipt_amount=19.90&app_id=2021000000000001&buyer_pay_amount=19.90&seller_id=2088000000000001&gmt_payment=2026-11-15+12%3A00%3A09&notify_time=2026-11-15+12%3A00%3A10&version=1.0&out_trade_no=700000001&total_amount=19.90&trade_no=2026111522001400000000000001&auth_app_id=2021000000000001&point_amount=0.00&sign=m0KmDzUF4Lr4LqP9Bct7ihQU0drEnGNC90eNdNMQqF4mnqSMtUg7HxPcOq5qHEcF4fmEMJp%2B2ZDJiW4S1ivBMKfj3tgIBUydmtrC04smjDz3XddYkpro3RZt8KpmYVPaTsn12xiUMaxZpTCklW9lysP8oscueYHiyZQNJPhucTSfDYnLhC1F%2B95xMlrKGRWf%2FtPjiTLiwlds799Xot2euLtrfifqL0ylmtH8u0%2BxWqElvbxykSJYdepUWrIgsc1XIuvl0iqvyfMl9T8ZblZ8jLnik8LXhqVy3nkE44LwCOTQYTFP%2BcCO8hef7qQ6mkNSp%2FvQ1fQOJdRAWCC4rYXUdw%3D%3D&sign_type=RSA2',
  answer:
    '{"alipay_trade_query_response":{"code":"10000","msg":"Success","buyer_logon_id":"sho***@brand.example","out_trade_no":"700000001","send_pay_date":"2026-11-15 12:00:09","total_amount":"19.90","trade_no":"2026111522001400000000000001","trade_status":"TRADE_SUCCESS","subject":"千铺 {\\"sign\\"} \\/"},"sign":"ffBaOmXhO6gKdcnI1mf2hr0gRW/g+ofhlvHvkH0vxIet2pwxgdSN1Oh3Y80d4dxwUV3NB6tyO5oAi60GTK+dF2O4UInxhxbUOGE7hzHFCYq3nZ+Sj5NUh5Gv+WyDA76aqZpXCMeKqYMKtRYfzKTRoN8dnPRwtI6gLeW5g0IcyqIxu+kA6qegPu3wD/SVz6WbSpDC9DG/WU6U2hbWWXYwj5iO8eX+y8zF80iRUESv89wJW5KNzA8wNdK+HOaGbzLsfx/NTOVHwIAhUNghsnY9425XyxV1HlqnG2LNzxhhf2K8SlFXKzsJi3KsjjlPWUFIjzL2WvDIGREr53zP85yAbg=="}',
};
