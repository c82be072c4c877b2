/** Of members' balances. */
export const ledgerFailures = {
  PROOF_OVER: {
    code: '617004',
    message: '支付验证已过期，请重新输入密码',
    en: 'The payment password was entered too long ago, enter it again',
  },
  BALANCE_SHORT: { code: '617001', message: '余额不足', en: 'The balance is not enough' },
  BALANCE_FULL: { code: '617020', message: '余额最多 50,000 元', en: 'A balance holds up to ¥50,000' },
  /** Asked for by the one who would agree to it. */
  ADJUSTMENT_NEEDS_OTHER: { code: '617021', message: '需由另一位员工审批', en: 'This needs the approval of a second person' },
  /** Approved or refused meanwhile. */
  ADJUSTMENT_DECIDED: { code: '617022', message: '该调整已处理，请刷新', en: 'This was decided already, please refresh' },
  /** Another package is paid with the same sum. */
  PACKAGE_EXISTS: { code: '617023', message: '已有相同金额的充值档', en: 'There is a package of this sum already' },
  /** Data: the revision that is there now. */
  PACKAGE_CHANGED: {
    code: '617024',
    message: '充值档已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this package, please reload it',
  },
  /** What was paid in is the member's: nobody's account is emptied with it. */
  BALANCE_LEFT: {
    code: '617025',
    message: '您的余额还有本金，请用完或联系商家退回后再注销账号',
    en: 'Your balance still holds money you paid in. Please spend it or have it returned before deleting your account',
  },
} as const;
