export class Words {
  greeting = 'Hello';
}
