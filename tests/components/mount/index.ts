import '../../../src/page.css';
