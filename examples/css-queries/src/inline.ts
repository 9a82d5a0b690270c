import styles from './badge.scss?inline';

class SpecialBadge extends HTMLElement {
  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.innerHTML = '<b><slot></slot></b>';
  }
}

customElements.define('special-badge', SpecialBadge);
