import { counted } from '#i18n/counted';

const zhCN = {
  headIcon: '头像',
  initial: '用昵称首字',
  headIconOf: (place: number) => `第 ${place} 张图`,
  nickName: '昵称',
  nickNameHint: '请填写昵称',
  nickNameWrong: { missing: (max: number) => `请填写昵称，最多 ${max} 个字`, tooLong: (max: number) => `昵称最多 ${max} 个字` },
  gender: '性别',
  genders: { female: '女', male: '男', unknown: '保密' },
  birthday: '生日',
  birthdayHint: '请选择出生日期',
  clearBirthday: '不填',
  chooseBirthday: '确定',
  wheelsFailed: '日期没有加载出来，请再试一次',
  phone: '手机号',
  changePhone: '更换',
  noPhone: '未绑定',
  bindPhone: '绑定',
  save: '保存',
  saving: '保存中',
  saved: '资料已保存',
};

const en: typeof zhCN = {
  headIcon: 'Picture',
  initial: 'Use the first letter of your name',
  headIconOf: (place) => `Picture ${place}`,
  nickName: 'Name',
  nickNameHint: 'The name others see',
  nickNameWrong: {
    missing: (max) => `Please enter a name of up to ${counted(max, 'character')}`,
    tooLong: (max) => `Names can have up to ${counted(max, 'character')}`,
  },
  gender: 'Gender',
  genders: { female: 'Female', male: 'Male', unknown: 'Prefer not to say' },
  birthday: 'Birthday',
  birthdayHint: 'Choose your date of birth',
  clearBirthday: 'Clear',
  chooseBirthday: 'Choose',
  wheelsFailed: "Couldn't load the dates. Please try again",
  phone: 'Phone',
  changePhone: 'Change',
  noPhone: 'Not added',
  bindPhone: 'Add',
  save: 'Save',
  saving: 'Saving',
  saved: 'Profile saved',
};

export const profileTexts = { zhCN, en };
