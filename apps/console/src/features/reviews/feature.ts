import MessageSquareText from '#icons/message-square-text';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What members say of what they bought, what they ask about goods, and the words they search by. */
export const feature = defineFeature({
  position: 19,
  group: 'goods',
  icon: MessageSquareText,
  label: { zhCN: zhCN.reviews, en: en.reviews },
  menu: [
    { path: '/goods/reviews', label: { zhCN: zhCN.reviews, en: en.reviews } },
    { path: '/goods/questions', label: { zhCN: zhCN.questions, en: en.questions } },
    { path: '/goods/search-words', label: { zhCN: zhCN.searchWords, en: en.searchWords } },
  ],
  routes: [
    {
      path: '/goods/reviews',
      title: { zhCN: zhCN.reviews, en: en.reviews },
      needs: ['catalog.review.inbox', 'catalog.review.counts'],
      load: async () => (await import('./reviews-page.tsx')).ReviewsPage,
    },
    {
      path: '/goods/questions',
      title: { zhCN: zhCN.questions, en: en.questions },
      needs: ['catalog.question.inbox', 'catalog.question.counts'],
      load: async () => (await import('./questions/questions-page.tsx')).QuestionsPage,
    },
    {
      path: '/goods/search-words',
      title: { zhCN: zhCN.searchWords, en: en.searchWords },
      needs: ['catalog.search.chosenWords'],
      load: async () => (await import('./search-words-page.tsx')).SearchWordsPage,
    },
  ],
});
