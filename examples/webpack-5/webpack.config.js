import { cpSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Copies the folder `public`, which contains the HTML page, into the output folder. */
const copyPage = {
  apply: (compiler) =>
    compiler.hooks.done.tap('CopyPage', () => cpSync('public', compiler.options.output.path, { recursive: true })),
};

export default {
  entry: './src/main.jsx',
  // `trustedTypes` lets the page require Trusted Types. The policy has the name of this package, `webpack-5`.
  output: { filename: 'main.js', chunkFilename: '[contenthash].js', trustedTypes: true },
  resolve: { extensions: ['.jsx', '...'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'babel-loader',
        options: { presets: [['@babel/preset-react', { runtime: 'automatic', development: false }]] },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), copyPage],
  performance: false,
};
